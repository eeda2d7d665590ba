import { chakra } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Icon } from './Icon';
import { Link } from './Link';
import { tabAroundRecipe, tabStripRecipe } from './Tabs.recipe';
import { Text } from './Text';
import { useOrigin } from './useOrigin';

const Strip = chakra('div', tabStripRecipe);
const Around = chakra('div', tabAroundRecipe);

/** The strip of tabs, and arrows where it goes on. */
function WithCues({ children }: { readonly children: ReactNode }) {
  return (
    <Around>
      {children}
      <span data-cue="before">
        <Icon of={ChevronLeft} />
      </span>
      <span data-cue="behind">
        <Icon of={ChevronRight} />
      </span>
    </Around>
  );
}

/** Brings a tab into the middle of its strip, so that its neighbours can be seen, and pressed, too. */
const show = (tab: HTMLElement | null) => {
  const strip = tab?.parentElement;
  if (!tab || !strip) return;
  // Where things stand is known before the next paint anyway; asked at once, it is worked out twice.
  requestAnimationFrame(() => {
    strip.scrollLeft =
      tab.offsetLeft - strip.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
  });
};

/** One tab. With `to`, the address holds it, so that it can be shared and gone back to. */
export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly count?: number | undefined;
  readonly to?: string | undefined;
  /** The parameters that it changes, where other choices of the page stand in the address beside it. */
  readonly changes?: Readonly<Record<string, string>> | undefined;
}

interface TabsProps {
  readonly label: string;
  readonly items: readonly Tab[];
  readonly selected: string;
  /** Whether links go on in another line where there is no room, instead of being scrolled to. */
  readonly wraps?: boolean | undefined;
  /** For tabs without an address. */
  readonly onSelect?: ((id: string) => void) | undefined;
  /** What the selected tab shows. */
  readonly children?: ReactNode;
}

/** Views of one thing side by side: links where the address holds the tab, else a tab list. */
export function Tabs(props: TabsProps) {
  return props.items.every((item) => item.to !== undefined) ? (
    <LinkTabs {...props} />
  ) : (
    <PanelTabs {...props} />
  );
}

const wrapping = { flexWrap: 'wrap', columnGap: 2, rowGap: 0, animation: 'none' } as const;

/** Views of one thing are one page to come back from: the way back leads from each of them to the same. */
function LinkTabs({ label, items, selected, wraps = false, children }: TabsProps) {
  const origin = useOrigin();
  return (
    <>
      <nav aria-label={label}>
        <WithCues>
          <Strip css={wraps ? wrapping : undefined}>
            {items.map((item) => (
              <Link
                key={item.id}
                to={item.to ?? ''}
                changes={item.changes}
                origin={origin}
                ref={item.id === selected ? show : undefined}
                aria-current={item.id === selected ? 'page' : undefined}
              >
                <TabWords tab={item} />
              </Link>
            ))}
          </Strip>
        </WithCues>
      </nav>
      {children}
    </>
  );
}

/** Where an arrow, Home or End leads from the nth of some tabs; undefined for other keys. */
const destination = (key: string, index: number, count: number) => {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
};

function PanelTabs({ label, items, selected, onSelect, children }: TabsProps) {
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const index = items.findIndex((item) => item.id === selected);
    const next = destination(event.key, index, items.length);
    const tab = next === undefined ? undefined : items[next];
    if (next === undefined || tab === undefined) return;
    event.preventDefault();
    onSelect?.(tab.id);
    strip.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <>
      <WithCues>
        <Strip ref={strip} role="tablist" aria-label={label}>
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="tab"
              id={`${id}${item.id}`}
              aria-controls={`${id}panel`}
              aria-selected={item.id === selected}
              ref={item.id === selected ? show : undefined}
              tabIndex={item.id === selected ? 0 : -1}
              onClick={() => onSelect?.(item.id)}
              onKeyDown={move}
            >
              <TabWords tab={item} />
            </button>
          ))}
        </Strip>
      </WithCues>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${selected}`}>
        {children}
      </div>
    </>
  );
}

function TabWords({ tab }: { readonly tab: Tab }) {
  return (
    <>
      {tab.label}
      {tab.count === undefined ? null : (
        <Text small muted figures>
          {tab.count}
        </Text>
      )}
    </>
  );
}
