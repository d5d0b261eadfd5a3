/**
 * Signs a person in and opens an address in a running Galley.
 * @param {import('@playwright/test').Page} page with the address of the Galley as its `baseURL`
 * @param {string} address as '/companies?parent=1'
 * @param {{ email: string, password: string }} person
 */
export async function openSignedIn(page, address, person) {
  const answer = await page.request.post('/account/login/', { data: person });
  if (!answer.ok()) throw new Error(`${person.email} couldn't sign in: ${answer.status()}`);
  const token = await answer.json();
  await page.addInitScript((text) => localStorage.setItem('token', text), token);
  await page.goto(address);
}
