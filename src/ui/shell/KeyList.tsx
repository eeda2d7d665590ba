import { chakra, Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import {
  selectHasSingleKeys,
  selectIsListed,
  type shortcuts,
} from '../../machines/shell/shortcuts';
import type { ActorProps } from '../parts/actorProps';
import { Checkbox } from '../parts/Checkbox';
import { Dialog } from '../parts/Dialog';
import { Text } from '../parts/Text';

/** What the keys are called on a keyboard, and what they do: `tools:keys.<group>.<name>`. */
const groups = {
  everywhere: {
    search: ['Ctrl', 'K'],
    searchSingle: ['/'],
    list: ['?'],
    close: ['Esc'],
    notices: ['F6'],
  },
  table: { move: ['↑', '↓'], ends: ['Home', 'End'], tick: ['Space'], open: ['Enter'] },
  grading: { submit: ['Ctrl', 'Enter'], previous: ['p'], next: ['n'], stars: ['1–5'] },
  tabs: { move: ['←', '→'] },
  tree: { open: ['→'], fold: ['←'], tick: ['Space'] },
} as const satisfies Record<string, Readonly<Record<string, readonly string[]>>>;

const Key = chakra('kbd', {
  base: { px: 1.5, py: 0.5, borderWidth: '1px', borderRadius: 'small', bg: 'bg.subtle' },
});

const Keys = chakra('dl', {
  base: { display: 'grid', gridTemplateColumns: '7rem 1fr', columnGap: 4, rowGap: 2 },
});

/** The keys of every page and of what stands on it. Those of one character can be turned off (WCAG 2.1.4). */
export function KeyList({ actor }: ActorProps<typeof shortcuts>) {
  const { t } = useTranslation('tools');
  const isListed = useSelector(actor, selectIsListed);
  const hasSingleKeys = useSelector(actor, selectHasSingleKeys);
  return (
    <Dialog
      open={isListed}
      title={t('keys.title')}
      onClose={() => actor.send({ type: 'keys.closed' })}
    >
      <Stack gap={4}>
        <Checkbox
          checked={hasSingleKeys}
          onChange={() => actor.send({ type: 'singleKeys.switched' })}
        >
          {t('keys.single')}
        </Checkbox>
        {Object.entries(groups).map(([group, keys]) => (
          <section key={group} aria-label={t(`keys.${group}.label`)}>
            <Text as="p" muted mb={2}>
              {t(`keys.${group}.label`)}
            </Text>
            <Keys>
              {Object.entries<readonly string[]>(keys).map(([name, pressed]) => (
                <Fragment key={name}>
                  <dt>
                    {pressed.map((key) => (
                      <Key key={key} me={1}>
                        {key}
                      </Key>
                    ))}
                  </dt>
                  <dd>{t(`keys.${group}.${name}`)}</dd>
                </Fragment>
              ))}
            </Keys>
          </section>
        ))}
      </Stack>
    </Dialog>
  );
}
