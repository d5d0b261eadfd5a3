export { companyContacts } from './companyContacts.ts';
export {
  companiesWhere,
  companyCount,
  type CompanyReader,
  companyTotal,
  findCompanyPage,
  listedRhythms,
} from './companyQueries.ts';
export { assignSalesRep } from './prospects/assignSalesRep.ts';
export { hashSecrets, setOwnerPassword } from './prospects/variables.ts';
