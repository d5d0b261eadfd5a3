/** A prospect's input, named as in call 24; ids are 0 until chosen, other fields may be empty. */
export interface ProspectInput {
  Company: string;
  TrendGroupName: string;
  ForecastFamily: number;
  Address1: string;
  City: string;
  State: string;
  Zip: string;
  Phone: string;
  AccountTypeID: number;
}

export type ProspectField = keyof ProspectInput;

export interface ProspectFault {
  field: ProspectField;
  message: string;
}

const MESSAGES: [ProspectField, string][] = [
  ['Company', 'Company Name is required.'],
  ['TrendGroupName', 'Company Parent is required.'],
  ['ForecastFamily', 'Forecast Family is required.'],
  ['Address1', 'Company Address is required.'],
  ['City', 'Company City is required.'],
  ['State', 'Company State is required.'],
  ['Zip', 'Company Zip is required.'],
  ['Phone', 'Company Phone is required.'],
  ['AccountTypeID', 'Account Owner is required.'],
];

const isMissing = (value: string | number): boolean =>
  typeof value === 'string' ? value.trim() === '' : value === 0;

/** The faults that prevent saving a prospect, in the form's order (PROS-04); surrounding spaces don't count. */
export const prospectFaults = (input: ProspectInput): ProspectFault[] =>
  MESSAGES.filter(([field]) => isMissing(input[field])).map(([field, message]) => ({ field, message }));

/** The form's message when another company has the name (PROS-05). */
export const DUPLICATE_COMPANY = 'Company Name is already in use.';
