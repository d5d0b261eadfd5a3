/** The app itself could not be loaded: the network, the server or the code failed, and this page can't tell which. */
export const LoadFailed = ({ onRetry }: { onRetry: () => void }) => (
  <main className="plain-page" role="alert">
    <h1>Galley could not be loaded</h1>
    <p>The connection is lost, or the server is down. Everything you saved is safe.</p>
    <button type="button" className="btn btn-primary" onClick={onRetry}>
      Try Again
    </button>
  </main>
);
