/** What the server wrote into the page as a JSON data block, or null where there is none (a development server's page). */
export function readDataBlock(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : null;
}
