export type ScriptOutcome = 'loaded' | 'error' | 'timeout';

/** A script that the browser runs only when its bytes have the given hash. */
export function verifiedScript(url: string, integrity: string): HTMLScriptElement {
  if (integrity === '' && process.env.NODE_ENV === 'production') {
    throw new Error(`Refused: ${url} has no registered hash.`);
  }
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.async = true;
  script.src = url;
  return script;
}

/** Runs a script; never throws. A late script is removed from the page, so that another attempt can follow. */
export function runScript(url: string, integrity: string, timeoutMs: number): Promise<ScriptOutcome> {
  return new Promise((resolve) => {
    const script = verifiedScript(url, integrity);
    const finish = (outcome: ScriptOutcome) => {
      clearTimeout(timer);
      script.remove();
      resolve(outcome);
    };
    const timer = setTimeout(finish, timeoutMs, 'timeout');
    script.addEventListener('load', () => finish('loaded'));
    script.addEventListener('error', () => finish('error'));
    document.head.append(script);
  });
}
