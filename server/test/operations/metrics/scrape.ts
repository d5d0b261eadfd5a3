import assert from 'node:assert/strict';
import type { TestServer } from '../../testing.ts';

export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const COMMENT = /^# (HELP|TYPE) ([a-z_][a-z0-9_]*) (.+)$/;
const SAMPLE = /^([a-z_][a-z0-9_]*)(?:\{(.*)\})? (\S+)$/;
const LABEL = /([a-z_]+)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/gy;

function labelsOf(text: string): Record<string, string> {
  const found = [...text.matchAll(LABEL)];
  assert.equal(found.map(([whole]) => whole).join(''), text, `labels {${text}}`);
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value]));
}

const numberOf = (text: string): number => {
  if (/^[+-]Inf$/.test(text)) return text.startsWith('-') ? -Infinity : Infinity;
  // The lag of an event loop that hasn't been measured yet; Prometheus ignores the case.
  if (/^nan$/i.test(text)) return Number.NaN;
  assert.match(text, /^-?\d+(\.\d+)?(e[+-]?\d+)?$/, 'a value is a number');
  return Number(text);
};

/** The names of a metric's samples: a histogram has three. */
const namesOf = (name: string, type: string): string[] =>
  type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name];

/** Reads Prometheus' text format 0.0.4 strictly: each metric begins with its help and type, and no sample occurs twice. */
export function parsed(text: string): Sample[] {
  assert.ok(text.endsWith('\n'));
  const described = new Set<string>();
  const seen = new Set<string>();
  let current: string[] = [];
  let helped = '';
  return text.split('\n').flatMap((line) => {
    if (line === '') return [];
    const [, kind, described_ = '', rest = ''] = COMMENT.exec(line) ?? [];
    if (kind === 'HELP') {
      assert.ok(!described.has(described_), `${described_} is described twice`);
      described.add(described_);
      helped = described_;
      return [];
    }
    if (kind === 'TYPE') {
      assert.equal(described_, helped);
      assert.match(rest, /^(counter|gauge|histogram|summary)$/);
      current = namesOf(described_, rest);
      return [];
    }
    const [, name = '', labels = '', value = ''] = SAMPLE.exec(line) ?? [];
    assert.ok(current.includes(name), `a sample of what is described before it: ${line}`);
    const key = `${name}{${labels}}`;
    assert.ok(!seen.has(key), `${key} is there twice`);
    seen.add(key);
    return [{ name, labels: labelsOf(labels), value: numberOf(value) }];
  });
}

/** A scrape, as Prometheus sees it. */
export async function scrape(server: Pick<TestServer, 'app'>): Promise<Sample[]> {
  const answer = await fetch(server.app().metricsUrl?.() ?? 'no metrics are served');
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get('content-type'), 'text/plain; version=0.0.4; charset=utf-8');
  return parsed(await answer.text());
}

/** The sum of a metric's samples that have these labels; 0 if there are none. */
export const valueIn = (samples: Sample[], name: string, labels: Record<string, string> = {}): number =>
  samples
    .filter(
      (sample) =>
        sample.name === name &&
        Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
    )
    .reduce((sum, { value }) => sum + value, 0);

/** The names of all metrics in a scrape, and those of their samples where they differ. */
export const metricsIn = (text: string): string[] => [
  ...new Set([
    ...parsed(text).map(({ name }) => name),
    ...[...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name),
  ]),
];
