import { jest } from '@jest/globals';
import { callOf, responseTo, type Answers, type SentCall } from './answers.ts';

/** Stands in for the network, the only thing that component tests replace. @returns every call, in order */
export function network(answers: Answers): SentCall[] {
  const sent: SentCall[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const call = callOf(input, init);
    sent.push(call);
    return responseTo(call, answers);
  });
  return sent;
}
