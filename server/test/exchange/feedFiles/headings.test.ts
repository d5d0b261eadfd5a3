import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FEED_RESOURCES, fieldNamesOf } from '#server/exchange/rules/feedFields';
import { headingsOf, plainHeading } from '#server/exchange/feedFiles/headings';

/** Headings that can mean two fields: the first rows below them tell which. */
const TOLD_BY_SAMPLES = new Set(['accountowner']);

test('the table of headings has no contradictions: no heading means two fields of a resource, and each is in normalized form (IMPO-15)', () => {
  for (const resource of FEED_RESOURCES) {
    const fieldOf = new Map<string, string>();
    const fields = new Set(fieldNamesOf(resource));
    for (const [field, names] of Object.entries(headingsOf(resource))) {
      // The table of places is used for nested fields, too.
      const isField = fields.has(field) || [...fields].some((one) => one.endsWith(`.${field}`));
      for (const name of names) {
        for (const part of [name].flat()) assert.equal(plainHeading(part), part, `${resource} ${field}`);
        if (Array.isArray(name) || !isField || TOLD_BY_SAMPLES.has(name as string)) continue;
        const before = fieldOf.get(name as string);
        assert.ok(
          before === undefined || before === field,
          `${resource}: ${String(name)} is ${before} and ${field}`,
        );
        fieldOf.set(name as string, field);
      }
      // The name of a field means that field.
      for (const other of fields)
        if (other !== field)
          assert.ok(
            !names.includes(plainHeading(other)) || TOLD_BY_SAMPLES.has(plainHeading(other)),
            `${resource}: ${other} is ${field}`,
          );
    }
  }
});
