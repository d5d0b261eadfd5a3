import { tagged } from '../tags.ts';

export const companyTexts = tagged('Companies', {
  companyPaged: { summary: 'A page of companies', description: 'Companies under a selection, by name.' },
  totalSpend: {
    summary: 'What companies spend',
    description:
      'In USD, of at most 200 companies. Those whose orders the employee may not see are left out.',
    example: { body: { CompaniesRequested: [1, 2] } },
  },
  spendMonths: {
    summary: 'What a company spent by month',
    description:
      'The last 12 calendar months in USD, this month last. Empty where the employee may not see the company’s orders.',
  },
  companyPage: {
    summary: 'A company',
    description:
      'With its contacts, the rhythm of its orders, and its spend by month since January five years ago. Rhythm and spend are left out where the employee may not see the company’s orders.',
    problems: [404],
  },
  companyTimeline: {
    summary: 'What happened at a company',
    description:
      'Activities, order lines, approved proofs, documents and changes of the last five years, the newest day first, 30 at a time. For the next ones send the Key of the last as before.',
    problems: [404],
    example: { query: { kind: 'all', before: '' } },
  },
  companiesAtRisk: {
    summary: 'How many companies are at risk',
    description:
      'Companies of a selection whose next order is late by their own rhythm, of those whose orders the employee may see.',
  },
  companyRisks: {
    summary: 'Which companies are at risk',
    description:
      'Of at most 200 companies, those whose next order is late by their own rhythm, with the days since their last order and the median between their orders. Those whose orders the employee may not see are left out.',
    example: { body: { CompaniesRequested: [1, 2] } },
  },
  myDay: {
    tag: 'Lists',
    summary: 'The figures of the day',
    description:
      'What of the employee’s own activities, order lines and companies is due, late, waiting or quiet, under a selection. Each figure has the address of the list that it counts, and the first of its records.',
  },
  prospectSave: {
    summary: 'Add or change a prospect',
    description:
      'ID 0 adds. A name that another company has is answered with DuplicateCompany, and nothing is saved. A new account owner needs an AccountOwnerProof. Contacts that are others’ are requested, not linked.',
    problems: [404, 409, 422],
    isWrite: true,
    example: {
      body: {
        ID: 0,
        Company: 'Paper Mill Example',
        TrendGroupName: 'Example Group',
        TrendGroupNumber: 0,
        ForecastFamily: 1,
        Address1: '1 Press Road',
        City: 'Denver',
        State: 'CO',
        Zip: '80202',
        Phone: '303-555-0100',
        AccountTypeID: 1,
        IndividualAssociations: [],
      },
    },
  },
  companySimilar: {
    summary: 'Companies of a similar name',
    description: 'At most five; the one of the same name first.',
  },
  variable: {
    summary: 'A variable by its name',
    description: 'AccountOwnerPassword is secret: its value is answered empty, and verified by call 101.',
    problems: [404],
    example: { response: { VariableName: 'AccountOwnerPassword', VariableValue: '' } },
  },
  variableVerify: {
    summary: 'Verify a secret variable',
    description:
      'Whether what was typed is right. The right account owner password is answered with a ProofToken for one save of a prospect, within 10 minutes.',
    problems: [404, 429],
    example: { response: { Valid: true, ProofToken: 'a token for AccountOwnerProof' } },
  },
});
