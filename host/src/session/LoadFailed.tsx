/** The app itself could not be loaded: what went was the network, the server, or the code, and this page can not tell which. */
export const LoadFailed = ({ onRetry }: { onRetry: () => void }) => (
  <main className="plain-page" role="alert">
    <h1>Galley could not be loaded</h1>
    <p>
      Its code did not arrive: the connection is lost, or the server is away. Nothing you saved is affected.
    </p>
    <button type="button" className="btn btn-primary" onClick={onRetry}>
      Try again
    </button>
  </main>
);
