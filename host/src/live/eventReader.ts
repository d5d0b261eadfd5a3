/** One server-sent event; without data it only moves the id. */
export interface ServerEvent {
  id: string | undefined;
  name: string;
  data: string | undefined;
}

function eventOf(text: string): ServerEvent {
  const event: ServerEvent = { id: undefined, name: 'message', data: undefined };
  for (const line of text.split('\n')) {
    const colon = line.indexOf(':');
    const value = line.slice(colon + 1).replace(/^ /, '');
    switch (line.slice(0, Math.max(colon, 0))) {
      case 'id':
        event.id = value;
        break;
      case 'event':
        event.name = value;
        break;
      case 'data':
        event.data = event.data === undefined ? value : `${event.data}\n${value}`;
    }
  }
  return event;
}

/**
 * Reads server-sent events until their stream ends: an EventSource can't send a token. Lines end with a line feed, as our server
 * writes them (HTML Standard, "Server-sent events").
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: ServerEvent) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = events.pop() ?? '';
    for (const text of events) onEvent(eventOf(text));
  }
}
