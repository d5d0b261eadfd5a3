import { useEffect, useRef, useState } from 'react';
import { nameFault, sizeFault } from '../../domain/recordFiles.ts';
import { isAbort } from '../../http/apiError.ts';
import { newKey } from '../../http/key.ts';
import { markUnsaved } from '../../store/index.ts';
import { notify } from '../../ui/toast/notify.ts';
import { addFile, reloadFiles, type FileRecord } from './recordFileCalls.ts';

/** A file that is being uploaded, or whose upload failed. */
export interface Upload {
  key: string;
  file: File;
  /** The share that is sent, from 0 to 1. */
  share: number;
  /** Why it wasn't added; undefined while it can still succeed. */
  fault?: string;
  /** Rejected for its name or size, so a retry can't succeed. */
  isRefusedHere: boolean;
  cancelled: AbortController;
}

const faultOf = (file: File, most: number) => nameFault(file.name) ?? sizeFault(file.size, most);
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const newUpload = (file: File, most: number): Upload => {
  const fault = faultOf(file, most);
  return {
    key: newKey(),
    file,
    share: 0,
    isRefusedHere: fault !== undefined,
    cancelled: new AbortController(),
    ...(fault === undefined ? {} : { fault }),
  };
};

/** Uploads files one after the other. A failed file shows the reason and doesn't block the others. An upload continues after the form closes. */
export function useUploads(record: FileRecord, most: number) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [news, setNews] = useState('');
  const last = useRef(Promise.resolve());
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const change = (key: string, to: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));
  const dismiss = (key: string) => setUploads((all) => all.filter((one) => one.key !== key));

  async function send({ key, file, cancelled: { signal } }: Upload) {
    if (signal.aborted) return;
    try {
      await addFile(record, file, { signal, onProgress: (share) => change(key, { share }) });
      await reloadFiles(record);
      dismiss(key);
      setNews(`${file.name} was added.`);
    } catch (error) {
      if (isAbort(error)) return;
      if (!isShown.current) notify.failure(`${file.name} was not added`, reasonOf(error));
      change(key, { fault: reasonOf(error) });
    } finally {
      markUnsaved(key, false);
    }
  }
  const begin = (chosen: readonly Upload[]) => {
    setUploads((all) => [...all.filter(({ key }) => !chosen.some((one) => one.key === key)), ...chosen]);
    for (const one of chosen) {
      if (one.fault !== undefined) continue;
      // Until it ends, even if the form closes first.
      markUnsaved(one.key, true);
      last.current = last.current.then(() => send(one));
    }
  };
  return {
    uploads,
    news,
    say: setNews,
    add: (files: Iterable<File>) => begin([...files].map((file) => newUpload(file, most))),
    retry: ({ key, file }: Upload) => begin([{ ...newUpload(file, most), key }]),
    cancel: ({ key, cancelled }: Upload) => {
      cancelled.abort();
      markUnsaved(key, false);
      dismiss(key);
    },
  };
}
