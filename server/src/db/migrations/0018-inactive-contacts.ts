/** The few contacts that lists leave out: the rest are counted without a look at each. */
export const inactiveContacts = `
CREATE INDEX contact_inactive ON contact (id) WHERE inactive;
`;
