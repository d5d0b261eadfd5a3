import { useState } from 'react';
import { proofLinks } from './proofLinks.ts';

/** ORD-06: the proof's image, leading to its pdf version; its place is kept while the image is on its way. */
export function ProofPreview({ link, line }: { link: string; line: string }) {
  const [broken, setBroken] = useState('');
  const proof = proofLinks(link);
  if (proof === undefined || broken === link) {
    return <p className="order-proof order-proof-none">No Preview Available</p>;
  }
  return (
    <a className="order-proof" href={proof.pdf} target="_blank" rel="noopener noreferrer">
      <img
        src={proof.image}
        alt={`Proof of ${line}`}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(link)}
      />
    </a>
  );
}
