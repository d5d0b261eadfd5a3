import { tagged } from '../tags.ts';

export const liveTexts = tagged('Live', {
  live: {
    summary: 'What is changed, as a stream of events',
    description:
      'Server-sent events that do not end. `changes` names what was committed since the event before, by topic, id and version; a topic without `records` has more than are named. It says nothing of the records: read them by their own calls. `gap`: something may have been missed, so read everything again. `revision`: the newest revision of the release registry. Send the last id as Last-Event-ID to go on after it, at any server; without one, `age` asks for what came within so many milliseconds before.',
    problems: [429],
  },
  lastChange: {
    summary: 'Who saved a record last',
    description: 'Of an activity, a contact or a company, with the version that the save made.',
    problems: [404],
    example: {
      params: { topic: 'contacts', id: 12 },
      response: { Version: 3, ChangedBy: 'Robin Sample', ChangedAt: '2026-11-23T17:00:00Z' },
    },
  },
  presence: {
    summary: 'Say that a record is open',
    description:
      'The employee has an activity, a contact or a company open on a page that the browser names as it likes. It counts for 45 seconds: say it again before. Answers the colleagues who have it open now. The pages of those who did already are told of the topic `presence`, without ids.',
    problems: [404, 422],
    example: {
      body: { Topic: 'contacts', ID: 12, Page: 'a1b2c3d4e5f6' },
      response: { Others: [{ Name: 'Robin Sample' }] },
    },
  },
  presenceEnd: {
    summary: 'Say that a record is open no more',
    description: 'Of the page of the same name. What is not open is passed over.',
    example: { query: { topic: 'contacts', id: 12, page: 'a1b2c3d4e5f6' } },
  },
});
