/** Every way in which a remote can fail to appear. Reports contain the kind; users see a sentence. */
export type LoadError =
  | { kind: 'registry' }
  /** With a release: that's the target, but the server doesn't list its files, for example because its record isn't trusted. */
  | { kind: 'unregistered'; release?: string }
  | { kind: 'disabled'; reason: string }
  | { kind: 'override'; release: string; withdrawn?: string }
  | { kind: 'unreachable'; url: string }
  | { kind: 'timeout'; url: string }
  | { kind: 'http'; url: string; status: number }
  | { kind: 'integrity'; url: string }
  | { kind: 'gone'; url: string }
  | { kind: 'evaluation'; detail: string }
  | { kind: 'contract'; detail: string }
  | { kind: 'render'; detail: string };

/** The result of fetching a file. */
export type FetchOutcome =
  | { kind: 'arrived' }
  | { kind: 'answered'; status: number }
  | { kind: 'unreachable' }
  | { kind: 'timeout' };

const NOT_FOUND = 404;
const GONE = 410;

/**
 * Why a file didn't run, judged by fetching it. A file that arrives but doesn't run has the wrong bytes: its
 * hash is the only remaining cause.
 */
export function classifyFile(url: string, arrival: FetchOutcome): LoadError {
  switch (arrival.kind) {
    case 'unreachable':
    case 'timeout':
      return { kind: arrival.kind, url };
    case 'answered': {
      const { status } = arrival;
      return status === NOT_FOUND || status === GONE ? { kind: 'gone', url } : { kind: 'http', url, status };
    }
    case 'arrived':
    default:
      return { kind: 'integrity', url };
  }
}

/** A chunk or style sheet that a remote's own loader couldn't get; null for any other error. */
export function failedChunk(error: unknown): { url: string; late: boolean } | null {
  if (!(error instanceof Error)) return null;
  const isChunk = error.name === 'ChunkLoadError';
  const isStyle = 'code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED';
  if (!isChunk && !isStyle) return null;
  // The script arrived and ran without providing the chunk, so it threw.
  if ('type' in error && error.type === 'missing') return null;
  const url = 'request' in error && typeof error.request === 'string' ? error.request : '';
  return { url, late: 'type' in error && error.type === 'timeout' };
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Error messages of containers about modules that aren't exposed or provided; the federation runtime numbers its errors. */
const CONTRACT =
  /\[ Federation Runtime \].*#?RUNTIME-\d+|does not exist in container|doesn't exist in shared scope/;

/** An error thrown while linking and evaluating a remote's modules. */
export function classifyThrown(error: unknown): LoadError {
  const detail = textOf(error);
  return { kind: CONTRACT.test(detail) ? 'contract' : 'evaluation', detail };
}

export const renderFailure = (error: unknown): LoadError => ({ kind: 'render', detail: textOf(error) });

/** The sentence under 'could not be loaded'. */
export function explain(error: LoadError): string {
  switch (error.kind) {
    case 'registry':
      return 'The list of releases could not be loaded.';
    case 'unregistered':
      return error.release === undefined
        ? 'It has no active release.'
        : `The server can’t serve release ${error.release}.`;
    case 'disabled':
      return `It’s disabled: ${error.reason}`;
    case 'override':
      return error.withdrawn === undefined
        ? `This browser requests ${error.release}, which isn’t available here.`
        : `This browser requests ${error.release}, which was withdrawn. Only Operations can run it. ${error.withdrawn}`.trim();
    case 'unreachable':
      return 'It can’t be reached. Check your connection.';
    case 'timeout':
      return 'It didn’t respond in time.';
    case 'http':
      return `The server answered with an error (${error.status}).`;
    case 'integrity':
      return 'Its files don’t match the release, so they weren’t run.';
    case 'gone':
      return 'Its files are no longer on the server.';
    case 'evaluation':
    case 'contract':
      return 'It failed to start.';
    case 'render':
    default:
      return 'It stopped because of an error.';
  }
}
