export { auditLinks, linkContacts } from './associations/link.ts';
export { isOwnContact } from './associations/ownContact.ts';
export { requestedContacts, requestsOfCompany } from './associations/readRequests.ts';
export { foreignContacts, requestContacts, withdrawRequests } from './associations/request.ts';
export { contactCount, contactTotal, findContactPage } from './contactQueries.ts';
export { lockOwnContact } from './lockContact.ts';
export { setInactive } from './setInactive.ts';
