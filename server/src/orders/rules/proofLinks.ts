/** A proof as an image for viewing and as a PDF for printing. */
export interface Proof {
  image: string;
  pdf: string;
}

const IMAGE_ENDING = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

/**
 * The proof that a ProofLink refers to: the image itself, and the same address ending in .pdf. Undefined if it isn't a web address. An
 * address without a host is relative to the page.
 * @param page the page's address
 */
export function proofLinks(link: string, page = globalThis.location.href): Proof | undefined {
  const address = link.trim();
  if (address === '' || !URL.canParse(address, page)) return undefined;
  const url = new URL(address, page);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  const image = url.href;
  url.pathname = url.pathname.replace(IMAGE_ENDING, '.pdf');
  return { image, pdf: url.href };
}
