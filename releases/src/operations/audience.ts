import { done, refused, type Outcome } from '../common/outcome.ts';
import type { Audience } from '../registry/schemas.ts';

/** A canary's intended audience, as entered. */
export interface AudienceInput {
  /** The percentage of people who get it, less than 100. */
  percent?: number | undefined;
  /** Emails of people who get it regardless of the percentage. */
  employees?: readonly string[] | undefined;
  /** Employee types that get it regardless of the percentage. */
  types?: readonly string[] | undefined;
}

/** As in an employee's session. Unknown types are refused, because a canary for them would look healthy: nobody would get it. */
const EMPLOYEE_TYPES = ['Sales', 'Account Manager', 'Operations'];

const tidy = (texts: readonly string[] = []) =>
  [...new Set(texts.map((text) => text.trim()).filter(Boolean))].sort();

/** Normalizes an audience; refuses one with nobody or everybody. */
export function audienceOf({ percent = 0, employees, types }: AudienceInput): Outcome<Audience> {
  const [people, kinds] = [tidy(employees?.map((email) => email.toLowerCase())), tidy(types)];
  if (!(percent >= 0 && percent < 100)) {
    return refused('invalid', `A canary's percentage must be at least 0 and less than 100, not ${percent}.`);
  }
  const unknown = kinds.find((kind) => !EMPLOYEE_TYPES.includes(kind));
  if (unknown !== undefined) {
    return refused('invalid', `Unknown employee type '${unknown}'. Use ${EMPLOYEE_TYPES.join(', ')}.`);
  }
  if (percent === 0 && people.length === 0 && kinds.length === 0) {
    return refused('invalid', 'A canary needs a percentage above 0, employees or employee types.');
  }
  return done({
    percent,
    ...(people.length > 0 ? { employees: people } : {}),
    ...(kinds.length > 0 ? { types: kinds } : {}),
  });
}

/** The audience as text: `5%, ana@galley.example, all Operations`; empty for nobody. */
export const audienceText = ({ percent = 0, employees = [], types = [] }: Partial<Audience>): string =>
  [...(percent > 0 ? [`${percent}%`] : []), ...employees, ...types.map((type) => `all ${type}`)].join(', ');
