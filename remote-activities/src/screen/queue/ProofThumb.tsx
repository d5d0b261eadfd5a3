import type { OrderLine } from '@galley/server/orders/contract';
import { proofLinks } from '@galley/server/orders/rules/proofLinks';
import { useState } from 'react';

/** A line's proof, small, leading to its pdf (QUEUE-12). Its place stays where there is none, or none that the browser may load. */
export function ProofThumb({ line: { ProofLink, OrderIDLineNum } }: { line: OrderLine }) {
  const [isBroken, setBroken] = useState(false);
  const proof = proofLinks(ProofLink);
  if (proof === undefined || isBroken) return <span className="queue-proof" />;
  return (
    <a className="queue-proof" href={proof.pdf} target="_blank" rel="noopener noreferrer">
      <img
        src={proof.image}
        alt={`Proof for ${OrderIDLineNum}`}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(true)}
      />
    </a>
  );
}
