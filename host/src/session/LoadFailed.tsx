/** The app itself could not be loaded: the network went between the page and its code. */
export const LoadFailed = ({ onRetry }: { onRetry: () => void }) => (
  <main className="plain-page" role="alert">
    <h1>Galley could not be loaded</h1>
    <p>The connection was lost. Nothing you saved is affected.</p>
    <button type="button" className="btn btn-primary" onClick={onRetry}>
      Try again
    </button>
  </main>
);
