/** A contact's required input, named as in call 25. */
export interface ContactInput {
  IndividualName: string;
  IndividualEmail: string;
}

export interface ContactFault {
  field: keyof ContactInput;
  message: string;
}

/** Only the last five characters can match in more than one way, so the time is linear in the length. */
const EMAIL = /^[A-Za-z0-9._-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,4}$/;

/** Whether a text looks like an email address (CONF-06). */
export const isEmail = (text: string): boolean => EMAIL.test(text);

function emailFault(email: string): string | undefined {
  if (email === '') return 'Individual Email is required.';
  return isEmail(email) ? undefined : 'Email is invalid';
}

/** The faults that prevent saving a contact, in the form's order (CONF-06); surrounding spaces don't count. */
export function contactFaults({ IndividualName, IndividualEmail }: ContactInput): ContactFault[] {
  const email = emailFault(IndividualEmail.trim());
  return [
    ...(IndividualName.trim() === ''
      ? [{ field: 'IndividualName' as const, message: 'Individual Name is required.' }]
      : []),
    ...(email === undefined ? [] : [{ field: 'IndividualEmail' as const, message: email }]),
  ];
}

/** An association of a contact: the company's id and name, and whether it's the contact's default. */
export interface Association {
  value: number;
  label: string;
  isDefault: boolean;
  /** False: only the people associated with the company can remove the contact from it. */
  IsAssociated?: boolean;
}

type Associations = readonly Association[];

/** How many leading characters of a label the sort ignores (CONF-03). */
const IGNORED = 3;

const compare = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0);
const keyOf = ({ label }: Association) => label.slice(IGNORED).toLowerCase();

const inOrder = (associations: Associations): Association[] =>
  associations.toSorted(
    (one, other) =>
      compare(keyOf(one), keyOf(other)) || compare(one.label, other.label) || compare(one.value, other.value),
  );

/**
 * A contact's companies as stored and shown (CONF-03): without duplicates, sorted by label without its first 3 characters, and with exactly
 * one default: the first one marked so, else the first in that order.
 */
export function orderedAssociations(associations: Associations): Association[] {
  const sorted = inOrder([...new Map(associations.map((one) => [one.value, one])).values()]);
  const chosen = associations.find(({ isDefault }) => isDefault) ?? sorted[0];
  return sorted.map((one) => ({ ...one, isDefault: one.value === chosen?.value }));
}

/** Adds a company in sort order; the first one becomes the default. A company that's already there stays as it is. */
export const addAssociation = (
  associations: Associations,
  { value, label, IsAssociated }: Pick<Association, 'value' | 'label' | 'IsAssociated'>,
): Association[] =>
  orderedAssociations(
    associations.some((one) => one.value === value)
      ? associations
      : [
          ...associations,
          { value, label, isDefault: false, ...(IsAssociated === false ? { IsAssociated } : {}) },
        ],
  );

/** Removes a company; if it was the default, the first remaining one becomes the default. */
export const removeAssociation = (associations: Associations, value: number): Association[] =>
  orderedAssociations(associations.filter((one) => one.value !== value));

/** Changes the default, unless the list doesn't have that company. */
export const makeDefault = (associations: Associations, value: number): Association[] =>
  orderedAssociations(
    associations.some((one) => one.value === value)
      ? associations.map((one) => ({ ...one, isDefault: one.value === value }))
      : associations,
  );
