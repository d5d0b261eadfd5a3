import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { responseOf } from '../http/responseOf.ts';
import type { RecordTopic } from '../contract/live.ts';
import type { PresenceResponse } from '../contract/presence.ts';
import { newKey } from '../http/key.ts';
import { request } from '../http/request.ts';
import './presence.scss';

/** Well below the time after which the server considers somebody gone. */
const RENEW_MS = 20_000;
/** The number of people shown; the others are only counted. */
const MOST_SHOWN = 2;

interface OpenRecord {
  topic: RecordTopic;
  id: number;
}

/** Reports that the record is open and polls who else has it open, while the page is visible. */
const presenceQuery = ({ topic, id }: OpenRecord, page: string) =>
  queryOptions({
    queryKey: ['presence', topic, id, page],
    queryFn: responseOf<PresenceResponse>({
      method: 'PUT',
      path: '/v1/presence',
      body: { Topic: topic, ID: id, Page: page },
    }),
    meta: { live: ['presence'] },
    refetchInterval: RENEW_MS,
    refetchOnWindowFocus: 'always',
    retry: false,
    gcTime: 0,
  });

const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('');
};

function useOthers(record: OpenRecord): string[] {
  const { topic, id } = record;
  const [page] = useState(newKey);
  const { data, isError } = useQuery(presenceQuery(record, page));
  useEffect(() => {
    const end = () =>
      void request<true>({
        method: 'DELETE',
        path: '/v1/presence',
        query: { topic, id, page },
        keepalive: true,
      }).catch(() => undefined);
    globalThis.addEventListener('pagehide', end);
    return () => {
      globalThis.removeEventListener('pagehide', end);
      end();
    };
  }, [topic, id, page]);
  // Don't show who was there before.
  return isError ? [] : (data?.Others.map(({ Name }) => Name) ?? []);
}

/** The others who have the record open: initials, with full names in a tooltip (LIVE-11). */
export function Presence({ record }: { record: OpenRecord }) {
  const names = useOthers(record);
  if (names.length === 0) return null;
  const all = new Intl.ListFormat('en-US').format(names);
  const rest = names.length - MOST_SHOWN;
  return (
    <span
      className="presence"
      role="img"
      aria-label={`${all} also ${names.length === 1 ? 'has' : 'have'} this open`}
      data-names={`Also here: ${all}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the names are shown on focus, too
      tabIndex={0}
    >
      {names.slice(0, MOST_SHOWN).map((name) => (
        <span key={name} className="presence-mark">
          {initialsOf(name)}
        </span>
      ))}
      {rest > 0 && <span className="presence-mark">+{rest}</span>}
    </span>
  );
}
