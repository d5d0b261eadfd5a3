// Many people at work at the same time, each thinking for a second between calls.
import { setTimeout as sleep } from 'node:timers/promises';
import { readCalls, saveCall } from './calls.mjs';
import { send } from './requests.mjs';

export const THINK_MS = 1000;
export const PEOPLE = ['rep@galley.example', 'manager@galley.example', 'other@galley.example'];
const SAVES = 0.05;
const lost = () => ({ ok: false, status: 'no answer' });

/**
 * The people start spread over a second; one call in twenty saves.
 * @param {{ url: string, tokens: string[], place: object, people: number, goesOn: () => boolean,
 *   tell: (call: object, answer: { took?: number, ok: boolean, status: number | string }) => void }} options tokens: of PEOPLE; took: milliseconds
 */
export async function peopleAtWork({ url, tokens, place, people, goesOn, tell }) {
  const [calls, save] = [readCalls(place), saveCall(place)];
  const person = async (number) => {
    await sleep(Math.random() * THINK_MS);
    const cached = new Map();
    while (goesOn()) {
      const call = Math.random() < SAVES ? save : calls[Math.floor(Math.random() * calls.length)];
      const token = call === save ? tokens[0] : tokens[number % tokens.length];
      tell(call, await send(url, token, call, cached).catch(lost));
      await sleep(THINK_MS);
    }
  };
  await Promise.all(Array.from({ length: people }, (_, number) => person(number)));
}
