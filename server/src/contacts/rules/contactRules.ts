/** What a person enters for a contact, by the names of call 25; the other fields may stay empty. */
export interface ContactInput {
  IndividualName: string;
  IndividualEmail: string;
}

export interface ContactFault {
  field: keyof ContactInput;
  message: string;
}

/** No part can be matched in two ways but for the last five characters: the time is linear in the length. */
const EMAIL = /^[A-Za-z0-9._-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,4}$/;

/** What an email address looks like (CONF-06). */
export const isEmail = (text: string): boolean => EMAIL.test(text);

function emailFault(email: string): string | undefined {
  if (email === '') return 'Individual Email is required.';
  return isEmail(email) ? undefined : 'Email is invalid';
}

/** What keeps a contact from being saved, in the order of the form (CONF-06); surrounding spaces don't count. */
export function contactFaults({ IndividualName, IndividualEmail }: ContactInput): ContactFault[] {
  const email = emailFault(IndividualEmail.trim());
  return [
    ...(IndividualName.trim() === ''
      ? [{ field: 'IndividualName' as const, message: 'Individual Name is required.' }]
      : []),
    ...(email === undefined ? [] : [{ field: 'IndividualEmail' as const, message: email }]),
  ];
}

/** A link of a contact to a company: the company's id and name, and whether it is the contact's default. */
export interface Association {
  value: number;
  label: string;
  isDefault: boolean;
  /** False: the company is others', who alone may take the contact off it. */
  IsAssociated?: boolean;
}

type Associations = readonly Association[];

/** How many leading characters of a label the order ignores (CONF-03). */
const IGNORED = 3;

const compare = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0);
const keyOf = ({ label }: Association) => label.slice(IGNORED).toLowerCase();

const inOrder = (associations: Associations): Association[] =>
  associations.toSorted(
    (one, other) =>
      compare(keyOf(one), keyOf(other)) || compare(one.label, other.label) || compare(one.value, other.value),
  );

/**
 * A contact's companies as they are kept and shown (CONF-03): each once, by label without its first 3 characters,
 * exactly one of them the default: the first that says so, else the first in that order.
 */
export function orderedAssociations(associations: Associations): Association[] {
  const sorted = inOrder([...new Map(associations.map((one) => [one.value, one])).values()]);
  const chosen = associations.find(({ isDefault }) => isDefault) ?? sorted[0];
  return sorted.map((one) => ({ ...one, isDefault: one.value === chosen?.value }));
}

/** With a company in its place of the order; the first one becomes the default. One that is there already stays as it is. */
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

/** Without a company; when that was the default, the first one that remains takes its place. */
export const removeAssociation = (associations: Associations, value: number): Association[] =>
  orderedAssociations(associations.filter((one) => one.value !== value));

/** With another default; the list stays as it is when it does not hold that company. */
export const makeDefault = (associations: Associations, value: number): Association[] =>
  orderedAssociations(
    associations.some((one) => one.value === value)
      ? associations.map((one) => ({ ...one, isDefault: one.value === value }))
      : associations,
  );
