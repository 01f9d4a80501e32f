interface Waiting {
  readonly take: (result: unknown) => void;
  readonly fail: (error: Error) => void;
}

interface Message {
  readonly id?: number | null;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: unknown;
}

export interface Bidi {
  readonly call: <A>(method: string, params?: object) => Promise<A>;
  readonly close: () => void;
}

/** Opens a connection by WebDriver BiDi. Source: https://www.w3.org/TR/webdriver-bidi/. */
export const connect = async (
  address: string,
  hear: (method: string, params: unknown) => void,
): Promise<Bidi> => {
  const socket = new WebSocket(address);
  const waiting = new Map<number, Waiting>();
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`Nothing listens at ${address}`));
  });
  socket.onmessage = ({ data }) => {
    const { id, type, result, error, message, method, params }: Message = JSON.parse(String(data));
    const one = typeof id === 'number' ? waiting.get(id) : undefined;
    if (one && typeof id === 'number') {
      waiting.delete(id);
      if (type === 'error') one.fail(new Error(`${error}: ${message}`));
      else one.take(result);
    } else if (method) hear(method, params);
  };
  socket.onclose = () => {
    for (const { fail } of waiting.values()) fail(new Error('The browser closed the connection'));
  };
  let count = 0;
  return {
    call: <A>(method: string, params: object = {}) =>
      new Promise<A>((resolve, reject) => {
        count += 1;
        waiting.set(count, { take: (result) => resolve(result as A), fail: reject });
        socket.send(JSON.stringify({ id: count, method, params }));
      }),
    close: () => socket.close(),
  };
};
