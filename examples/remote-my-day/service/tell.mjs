// Notifies people in their inbox of news in My Day: node service/tell.mjs <key> "<text>" <email>…
// RELEASE_SERVER is Galley's address, INBOX_TOKEN a service token with the scope inbox:post:my-day.
const [key, text, ...employees] = process.argv.slice(2);
const { RELEASE_SERVER, INBOX_TOKEN } = process.env;

if (employees.length === 0 || !RELEASE_SERVER || !INBOX_TOKEN) {
  console.error('Usage: node service/tell.mjs <key> "<text>" <email>…, with RELEASE_SERVER and INBOX_TOKEN.');
  process.exit(2);
}
const answer = await fetch(new URL('/v1/remotes/my-day/inbox', RELEASE_SERVER), {
  method: 'POST',
  headers: { authorization: `Bearer ${INBOX_TOKEN}`, 'content-type': 'application/json' },
  body: JSON.stringify({ topic: 'news', employees, text, key }),
});
const { detail, told, notTold = [] } = await answer.json();
console.log(answer.ok ? `Notified ${told}.` : detail);
for (const { employee, reason } of notTold) console.log(`Not notified: ${employee} (${reason})`);
process.exitCode = answer.ok ? 0 : 1;
