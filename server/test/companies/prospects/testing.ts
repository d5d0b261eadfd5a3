import assert from 'node:assert/strict';
import sql from 'sql-template-tag';
import type { Company, CompanyPagedResponse } from '#server/companies/contract';
import type { ProspectSaveResponse } from '#server/companies/prospects/contract';
import { post, REP, type TestServer } from '../../testing.ts';

export const VALUES = {
  ID: 0,
  Company: '',
  TrendGroupName: 'As chosen',
  TrendGroupNumber: 1,
  ForecastFamily: 1,
  Address1: '1 Press Road',
  Address2: '',
  City: 'Denver',
  State: 'CO',
  Zip: '80202',
  Url: '',
  Phone: '303-555-0100',
  Fax: '',
  AccountTypeID: 1,
  IndividualAssociations: [] as object[],
};

let names = 0;
export const freshName = (): string => `Paper Mill Number ${(names += 1)}`;

/** A save request that only changes a prospect's contacts. */
export const unchanged = (company: Company) => ({
  ID: company.CustomerID,
  Company: company.CompanyName,
  TrendGroupName: company.TrendGroupName,
  TrendGroupNumber: company.TrendGroupNumber,
  ForecastFamily: company.ForecastFamily,
  Address1: company.CompanyAddress,
  Address2: company.CompanyAddress2,
  City: company.CompanyCity,
  State: company.CompanyState,
  Zip: company.CompanyZip,
  Url: company.WhiteLabelUrl,
  Phone: company.CompanyPhone,
  Fax: company.CompanyFax,
  AccountTypeID: company.AccountTypeID,
  Version: company.Version,
});

/** The calls of prospect tests to a server. */
export function prospectsOf(server: TestServer) {
  const save = <T = ProspectSaveResponse>(change: object, as = REP, headers: Record<string, string> = {}) =>
    server.call<T>('POST', '/v1/customers/prospect', { as, body: { ...VALUES, ...change }, headers });
  const read = async (id: number, as = REP): Promise<Company> => {
    const { Customers } = await post<CompanyPagedResponse>(
      server,
      '/v1/customers/paged',
      { ParentID: 0, CompanyID: id, PageNo: 1, PageSize: 20 },
      as,
    );
    assert.ok(Customers[0]);
    return Customers[0];
  };
  return {
    save,
    read,
    /** Adds a prospect with a unique name. */
    add: async (change: object = {}, as = REP): Promise<Company> => {
      const { status, body } = await save({ Company: freshName(), ...change }, as);
      assert.equal(status, 200, JSON.stringify(body));
      assert.ok(body.Customer);
      return read(body.Customer.CustomerID);
    },
    /** The numbers of companies and company parents. */
    sizes: () =>
      server.database().query(sql`
        SELECT (SELECT count(*) FROM company) AS companies, (SELECT count(*) FROM trend_group) AS parents`),
  };
}
