/** The JSON data block that the server wrote into the page; null if there is none, as on a development server's page. */
export function readDataBlock(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : null;
}
