import { useQuery } from '@galley/shared/http';
import { NotLoaded } from '../shell/NotLoaded.tsx';
import { DataExport } from './DataExport.tsx';
import { SampleData } from './SampleData.tsx';
import { setupQuery } from './setupCalls.ts';
import { StepList } from './StepList.tsx';
import '../styles/setup.scss';

/** The steps (even if done or dismissed), the sample data, and everything as files. */
export function GettingStarted() {
  const query = useQuery(setupQuery());
  const { data } = query;
  if (data === undefined) return <NotLoaded query={query} failure="The setup steps could not be loaded." />;
  const { steps, sample } = data;
  return (
    <>
      <StepList steps={steps} />
      {(sample.state !== 'none' || sample.mayLoad) && (
        <section className="setup-part" aria-labelledby="sample-data">
          <h3 id="sample-data">Sample Data</h3>
          <p className="part-note">
            Sample employees, companies, contacts, activities and orders to try Galley with. Nobody can sign
            in as a sample employee.
          </p>
          <SampleData sample={sample} />
        </section>
      )}
      <DataExport />
    </>
  );
}
