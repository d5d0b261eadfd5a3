/** A proof as an image to look at, and as the file to print from. */
export interface Proof {
  image: string;
  pdf: string;
}

const IMAGE_ENDING = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

/**
 * The proof that a ProofLink names: the image itself, and beside it the same address ending in .pdf. Undefined when it
 * names none. Only addresses of the web count; those without a host are the page's own.
 * @param page the address of the page
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
