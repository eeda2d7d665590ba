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
    tabs = [...tabs, tab];
    for (const other of others()) other.hear({ type: 'answer.wanted' });
    if (isFirst()) hear({ type: 'turn.taken' });
    return {
      tell: ({ answer }) => {
        for (const other of others()) other.hear({ type: 'answer.shared', answer });
      },
      stop: () => {
        const hadTurn = isFirst();
        tabs = tabs.filter((other) => other !== tab);
        if (hadTurn) sharing(key)[0]?.hear({ type: 'turn.taken' });
      },
    };
  };
}
