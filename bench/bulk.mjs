// Measures how colleagues' lists slow down while one person reassigns activities and undoes that: p95 of call 3, idle and during
// the job. Both alternate in one run, so that other load on the machine affects both.
// node bench/bulk.mjs [--activities 5000] [--engine postgres|embedded]   (needs npm start and npm run types once, for the builds)
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { addActivities, COLLEAGUE, ofDays } from '../server/test/dist/day/bulk/testing.js';
import { send, signIn, startService } from '../server/test/dist/durability/service.js';
import { embeddedStore, postgresStore } from '../server/test/dist/durability/store.js';
import { killStarted } from '../server/test/dist/testProcess.js';
import { quantile, round } from '../tools/lib/server.mjs';
import { chosenOf } from './lib/chosen.mjs';

const chosen = chosenOf({ activities: 5000, engine: 'postgres' });
const LIST = {
  PageNo: 1,
  PageSize: 20,
  SortOrder: 0,
  Filter_ActivityForID: 0,
  Filter_DateRange: 0,
  Filter_Status: 3,
  Filter_Apply: true,
};

const store = await (chosen.engine === 'embedded' ? embeddedStore() : postgresStore());
try {
  const database = await store.open();
  for (let left = chosen.activities; left > 0; left -= 1000)
    await addActivities(database, Math.min(left, 1000), { start: '2027-03-01' });
  await database.close();
  const { url } = await startService({ env: store.env });
  const [rep, other] = [await signIn(url, 'rep@galley.example'), await signIn(url, 'other@galley.example')];
  const call = async (token, method, path, body) => {
    const reply = await send(url, token, { method, path, body });
    assert.equal(reply?.status, 200, `${path}: ${JSON.stringify(reply?.body)}`);
    return reply.body;
  };
  /** Requests lists one after the other, a moment apart, while `goesOn` returns true. @returns how long each request took */
  const ask = async (goesOn) => {
    const times = [];
    while (await goesOn(times)) {
      const startTime = performance.now();
      await call(other, 'POST', '/v1/activity/paged', LIST);
      times.push(performance.now() - startTime);
      await sleep(20);
    }
    return times;
  };
  const quietly = () => ask((times) => times.length < 300);
  const during = async (job) => {
    const startTime = performance.now();
    const isRunning = async () => (await call(rep, 'GET', `/v1/bulk/${job.ID}`)).State === 'running';
    const times = await ask(isRunning);
    return { times, seconds: round((performance.now() - startTime) / 1000) };
  };
  await quietly();
  const before = await quietly();
  const changing = await call(rep, 'POST', '/v1/bulk', {
    Action: 'reassignActivities',
    Activities: ofDays('2027-03-01', '2027-03-31'),
    AssignTo: COLLEAGUE,
  });
  const changed = await during(changing);
  const between = await quietly();
  const undone = await during(await call(rep, 'POST', `/v1/bulk/${changing.ID}/undo`, {}));
  const after = await quietly();
  const p95 = (times) => round(quantile(times, 0.95));
  const quiet = [...before, ...between, ...after];
  console.table({
    quiet: { lists: quiet.length, p95: p95(quiet) },
    reassigning: { lists: changed.times.length, p95: p95(changed.times), seconds: changed.seconds },
    undoing: { lists: undone.times.length, p95: p95(undone.times), seconds: undone.seconds },
  });
  const ratio = p95([...changed.times, ...undone.times]) / p95(quiet);
  console.log(
    `${chosen.engine}, ${chosen.activities} activities: p95 of others' lists is ${round(ratio)} times the idle one`,
  );
} finally {
  await killStarted();
  await store.dispose();
}
