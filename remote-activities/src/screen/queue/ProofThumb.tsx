import type { OrderLine } from '@galley/server/orders/contract';
import { proofLinks } from '@galley/server/orders/rules/proofLinks';
import { useState } from 'react';

/** A thumbnail of a line's proof, linked to the PDF (QUEUE-12). Its space stays empty if there's no proof or it can't be loaded. */
export function ProofThumb({ line: { ProofLink, OrderIDLineNum } }: { line: OrderLine }) {
  const [isBroken, setBroken] = useState(false);
  const proof = proofLinks(ProofLink);
  if (proof === undefined || isBroken) return <span className="queue-proof" />;
  return (
    <a className="queue-proof" href={proof.pdf} target="_blank" rel="noopener noreferrer">
      <img
        src={proof.image}
        alt={`Proof of order line ${OrderIDLineNum}`}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(true)}
      />
    </a>
  );
}
