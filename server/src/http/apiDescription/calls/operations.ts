import { tagged } from '../tags.ts';

const employee = {
  ID: 0,
  EmployeeFirstName: 'Sky',
  EmployeeLastName: 'Fiction',
  EmployeeEmail: 'sky.fiction@galley.example',
  DirectPhone: '303-555-0101',
  EmployeeType: 'Sales',
  OrderMasterOverride: false,
  AccountOwners: [{ value: 1, isDefault: true }],
};

export const operationTexts = tagged('People', {
  employeeList: {
    summary: 'A page of employees',
    description: 'By name, with their account owners and whether they can sign in.',
    example: { query: { searchterm: 'robin' } },
  },
  employeeSave: {
    summary: 'Add or change an employee',
    description:
      'ID 0 adds one without a password: an invitation lets them choose it. The account owners become exactly those that are sent, one of them the default. Nobody changes their own type.',
    problems: [404, 409, 422],
    isWrite: true,
    example: { body: employee },
  },
  employeeAccess: {
    summary: 'Disable an employee, or enable them again',
    description: 'Every session and mailed link of theirs ends at once. Nobody disables themselves.',
    problems: [404, 409, 422],
    isWrite: true,
    example: { body: { IsDisabled: true, Version: 1 } },
  },
  employeeInvitation: {
    summary: 'Invite an employee',
    description:
      'Mails a link to choose a password, which works once, for seven days. Links that were mailed before end. For employees who have no password yet.',
    problems: [404, 422, 429],
    isWrite: true,
  },
  accountOwners: {
    summary: 'Account owners',
    description: 'By name, and whether companies or employees belong to them.',
  },
  accountOwnerSave: {
    summary: 'Add or rename an account owner',
    description: 'ID 0 adds. Case and spaces tell no names apart.',
    problems: [404, 409, 422],
    isWrite: true,
    example: { body: { ID: 0, Name: 'Great Basin' } },
  },
  accountOwnerDelete: {
    summary: 'Delete an account owner',
    description: 'One to whom no company and no employee belongs.',
    problems: [404, 409, 422],
    isWrite: true,
  },
  managedActivityTypes: {
    summary: 'Activity types, to manage them',
    description: 'By name, and whether activities have them. The default one stays.',
  },
  activityTypeSave: {
    summary: 'Add or rename an activity type',
    description: 'ID 0 adds. Case and spaces tell no names apart.',
    problems: [404, 409, 422],
    isWrite: true,
    example: { body: { ID: 0, Name: 'Plant Tour' } },
  },
  activityTypeDelete: {
    summary: 'Delete an activity type',
    description: 'One that no activity has, and that is not the default.',
    problems: [404, 409, 422],
    isWrite: true,
  },
  shellSettings: {
    tag: 'Settings',
    summary: 'Phone and links of header and footer',
    description: 'As they are shown now; until Operations set them, the server’s environment says.',
  },
  shellSettingsSave: {
    tag: 'Settings',
    summary: 'Set phone and links',
    description: 'All of them, in place of the environment’s. They are part of /config.json from now on.',
    problems: [409, 422],
    isWrite: true,
  },
  shellSettingsReset: {
    tag: 'Settings',
    summary: 'Go back to the environment’s phone and links',
    description: 'What Operations have set is forgotten.',
    problems: [409],
    isWrite: true,
  },
  releaseStatus: {
    tag: 'Releases',
    summary: 'Which releases run',
    description:
      'Of each screen the active release, its canary, what is published, and for how many people it failed.',
  },
  releaseHistory: {
    tag: 'Releases',
    summary: 'The history of releases',
    description: 'Every change of what runs, the newest first.',
  },
  releaseOperation: {
    tag: 'Releases',
    summary: 'Change which release runs',
    description:
      'Promotes, rolls back, starts or ends a canary, disables or enables a screen. 422 names every reason of the gate.',
    problems: [404, 409, 422],
    isWrite: true,
    example: { body: { Operation: 'rollback', Remote: 'orders', Reason: 'exports fail' } },
  },
  releaseVitals: {
    tag: 'Releases',
    summary: 'Report what a page measured',
    description:
      'Sent by every page when it is first hidden. Each employee counts once for a release and metric; the answer says how many counted. Kept as a histogram.',
    problems: [422, 429],
    example: { body: { remote: 'orders', release: '1.0.0-3f9ab2c1', LCP: 940, INP: 48, CLS: 0.01 } },
  },
  releaseFigures: {
    tag: 'Releases',
    summary: 'How releases fare with people',
    description:
      'Of the active releases, the canaries and those before: for how many people they failed, and the load time, LCP, INP and CLS that three of four people have at most.',
  },
  releaseDetails: {
    tag: 'Releases',
    summary: 'Where a release comes from',
    description: 'Its commit, builder and build tools, and the packages in it with their licences.',
    problems: [404, 422],
    example: { query: { remote: 'orders', release: '1.0.0-3f9ab2c1' } },
  },
  auditTrail: {
    tag: 'Audit',
    summary: 'A page of the audit log',
    description: 'The newest first, 100 at a time; `before` takes the last id of the page before.',
    example: {
      response: {
        rows: [
          {
            id: 4711,
            at: '2026-11-23T17:00:00Z',
            employee: 1,
            by: 'Robin Sample',
            action: 'contact changed',
            record: 'contact/12',
            before: { title: '' },
            after: { title: 'Buyer' },
          },
        ],
        more: false,
      },
    },
  },
});
