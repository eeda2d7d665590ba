import type { FromTabs, Tabs } from '../../../src/machines/parts/tabs';

interface Tab {
  readonly key: string;
  hear(event: FromTabs): void;
}

/** A browser whose tabs share what they ask for: the first has the turn, then whoever came next. */
export function browser(): Tabs {
  let tabs: readonly Tab[] = [];
  const sharing = (key: string) => tabs.filter((tab) => tab.key === key);
  return (key, hear) => {
    const tab: Tab = { key, hear };
    const others = () => sharing(key).filter((other) => other !== tab);
    const isFirst = () => sharing(key)[0] === tab;
    const leave = () => {
      const hadTurn = isFirst();
      tabs = tabs.filter((other) => other !== tab);
      if (hadTurn) sharing(key)[0]?.hear({ type: 'turn.taken' });
    };
    tabs = [...tabs, tab];
    for (const other of others()) other.hear({ type: 'answer.wanted' });
    hear({ type: isFirst() ? 'turn.taken' : 'turn.denied' });
    return {
      tell(message) {
        if (message.type === 'turn.given') {
          leave();
          tabs = [...tabs, tab];
        } else if (message.type === 'turn.requested')
          sharing(key)[0]?.hear({ type: 'turn.wanted' });
        else {
          const { answer } = message;
          for (const other of others()) other.hear({ type: 'answer.shared', answer });
        }
      },
      stop: leave,
    };
  };
}
