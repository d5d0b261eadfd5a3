import { useState } from 'react';
import { proofLinks } from '@galley/server/orders/rules/proofLinks';

interface Props {
  link: string;
  line: string;
  /** As wide as a column of a table. */
  isSmall?: boolean;
}

/** ORD-06: the proof's image, linked to the PDF version; its space is reserved while it loads. */
export function ProofPreview({ link, line, isSmall = false }: Props) {
  const [broken, setBroken] = useState('');
  const proof = proofLinks(link);
  if (proof === undefined || broken === link) {
    return isSmall ? (
      <span className="order-thumb">No Preview Available</span>
    ) : (
      <p className="order-proof order-proof-none">No Preview Available</p>
    );
  }
  return (
    <a
      className={isSmall ? 'order-thumb' : 'order-proof'}
      href={proof.pdf}
      target="_blank"
      rel="noopener noreferrer"
    >
      <img
        src={proof.image}
        alt={`Proof of order line ${line}`}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(link)}
      />
    </a>
  );
}
