import { useEffect, useState } from 'react';

type Message = { file: string; from: string; kind: 'here' | 'hello' | 'bye' };

/** Whether another tab of this browser has the same file open. */
export function useOtherTabs(file: string | null): boolean {
  const [others, setOthers] = useState<readonly string[]>([]);

  useEffect(() => {
    setOthers([]);
    if (!file) return;
    const own = crypto.randomUUID();
    const channel = new BroadcastChannel('desk');
    const say = (kind: Message['kind']) => channel.postMessage({ file, from: own, kind } satisfies Message);
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.file !== file) return;
      setOthers((known) => {
        const rest = known.filter((other) => other !== data.from);
        return data.kind === 'bye' ? rest : [...rest, data.from];
      });
      if (data.kind === 'hello') say('here');
    };
    const leave = () => say('bye');
    say('hello');
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      window.removeEventListener('pagehide', leave);
      channel.close();
    };
  }, [file]);

  return others.length > 0;
}
