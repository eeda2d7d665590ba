import { Box, chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Lightbulb } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { selectIsShowing } from '../../machines/shell/closableTip';
import type { highlightsMoved, searchGuide } from '../../machines/shell/tips';
import { Button } from '../parts/Button';
import { Card } from '../parts/Card';
import { pageHeading } from '../parts/focusOn';
import { Icon } from '../parts/Icon';
import { PassFocus } from '../parts/PassFocus';
import { Text } from '../parts/Text';

interface TipProps {
  readonly actor: ActorRefFrom<typeof searchGuide> | ActorRefFrom<typeof highlightsMoved>;
  /** Whose words it says: `pages:<name>.*`. */
  readonly name: 'searchGuide' | 'highlights';
}

const knowsPlace = '(inset-inline-start: anchor(start))';

/** Below the search, where the browser can tell where that is; else beside the sidebar. */
const belowSearch = {
  css: {
    [`@supports ${knowsPlace}`]: { positionAnchor: '--search', insetInlineStart: 'anchor(start)' },
    [`@supports not ${knowsPlace}`]: {
      insetInlineStart: {
        // Narrower than that the sidebar is folded [SIDE-025].
        base: 'calc({sizes.sidebarCollapsed} + {spacing.4})',
        md: 'calc({sizes.sidebar} + {spacing.4})',
      },
    },
  },
};

const inMiddle = { insetInlineStart: '50%', transform: 'translateX(-50%)' };

/** What a tip is about: it stands under that. */
const tips = {
  searchGuide: { about: 'header [role=combobox]', place: belowSearch },
  highlights: { about: pageHeading, place: inMiddle },
} as const;

/** A tip below the top bar, which does not keep anybody from working. */
export function Tip({ actor, name }: TipProps) {
  const { t } = useTranslation('pages');
  const id = useId();
  const isShowing = useSelector(actor, selectIsShowing);
  if (!isShowing) return null;
  return (
    <Card
      as="section"
      data-tip=""
      aria-labelledby={id}
      chosen
      position="fixed"
      top="calc({sizes.header} + {spacing.2})"
      zIndex="header"
      display="flex"
      gap={3}
      width="dialogSmall"
      maxWidth="calc(100vw - 2rem)"
      boxShadow="floating"
      {...tips[name].place}
      _print={{ display: 'none' }}
    >
      <Box color="brand.fg" pt={0.5}>
        <Icon of={Lightbulb} />
      </Box>
      <div>
        <chakra.h2 id={id} fontWeight="medium">
          {t(`${name}.title`)}
        </chakra.h2>
        <Text as="p" muted mt={1} mb={3}>
          {t(`${name}.text`)}
        </Text>
        <PassFocus to={tips[name].about}>
          <Button size="small" onClick={() => actor.send({ type: 'tip.closed' })}>
            {t(`${name}.close`)}
          </Button>
        </PassFocus>
      </div>
    </Card>
  );
}
