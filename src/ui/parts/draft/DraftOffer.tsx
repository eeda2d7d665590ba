import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { type ComponentProps, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { toMoment } from '../../../domain/businessTime';
import { draftExcerpt, type FoundDraft, unansweredIn } from '../../../domain/draft';
import {
  type draft,
  selectDiscarded,
  selectFoundDrafts,
  selectIsElsewhere,
} from '../../../machines/parts/draft';
import { Button } from '../Button';
import { useDates } from '../dates';
import { BusyFormContext } from '../fieldControl';

interface DraftOfferProps {
  readonly actor: ActorRefFrom<typeof draft>;
  /** What a draft holds, where its texts and numbers say too little by themselves. */
  readonly excerpt?: ((content: unknown) => string | null) | undefined;
  /** What is said where another tab keeps the draft, where more is to be known than that. */
  readonly elsewhere?: string | undefined;
}

const Notice = chakra('div', {
  base: {
    ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: 3, py: 1 },
    ...{ bg: 'bg.subtle', borderRadius: 'control' },
  },
});

/** In sight also where the browser comes back to the middle of a long form; a dialog has no header over it. */
const InSight = chakra('div', {
  base: {
    ...{ position: 'sticky', top: 'header', zIndex: 2, display: 'grid', gap: 1 },
    '[role=dialog] &': { top: 0 },
  },
  variants: {
    /**
     * Several offers are tall: they lie over no field that somebody writes in, and come over nothing while it is
     * pressed.
     */
    yields: { true: { '&:has(~ * :is(:focus-visible, :active))': { position: 'static' } } },
  },
});

/**
 * A button of an offer. A press leaves the focus where it is: once a field loses it the offer comes back in sight, and
 * the button would move away under the pointer before it is let go.
 */
function OfferButton(props: ComponentProps<typeof Button>) {
  return <Button {...props} size="small" onMouseDown={(event) => event.preventDefault()} />;
}

/**
 * Offers what was typed before and not sent; it cannot be answered while the form around it is being sent. Where
 * another tab keeps the draft of this form, says so instead.
 */
export function DraftOffer({ actor, excerpt, elsewhere }: DraftOfferProps) {
  const { t } = useTranslation('parts');
  const found = useSelector(actor, selectFoundDrafts);
  const isElsewhere = useSelector(actor, selectIsElsewhere);
  const discarded = useSelector(actor, selectDiscarded);
  if (!isElsewhere && found.length === 0 && discarded.length === 0) return null;
  return (
    <InSight yields={!isElsewhere}>
      {isElsewhere ? (
        <DraftsElsewhere actor={actor} text={elsewhere ?? t('draft.elsewhere')} />
      ) : (
        found.map((one, place) => (
          <Offer
            key={one.place}
            actor={actor}
            excerpt={excerpt}
            found={one}
            // Several may be of one minute.
            of={found.length === 1 ? null : { number: place + 1, count: found.length }}
          />
        ))
      )}
      {isElsewhere
        ? null
        : discarded.map((one) => (
            <Discarded key={one.place} actor={actor} excerpt={excerpt} discarded={one} />
          ))}
    </InSight>
  );
}

interface DraftsElsewhereProps extends Pick<DraftOfferProps, 'actor'> {
  /** What cannot be done here meanwhile. */
  readonly text: string;
}

/** Another tab writes the draft. */
export function DraftsElsewhere({ actor, text }: DraftsElsewhereProps) {
  const { t } = useTranslation('parts');
  return (
    <Notice role="alert">
      <chakra.span flex={1} color="danger.fg">
        {text}
      </chakra.span>
      <OfferButton onClick={() => actor.send({ type: 'turn.requested' })}>
        {t('draft.takeOver')}
      </OfferButton>
    </Notice>
  );
}

interface DiscardedProps extends DraftOfferProps {
  readonly discarded: FoundDraft;
}

/** What was discarded can be had back. */
export function Discarded({ actor, excerpt, discarded: { place, content } }: DiscardedProps) {
  const { t } = useTranslation('parts');
  return (
    <Notice role="status">
      <chakra.span flex={1}>
        {t('draft.discarded')}
        <Excerpt content={content} excerpt={excerpt} />
      </chakra.span>
      <OfferButton
        disabled={useContext(BusyFormContext)}
        onClick={() => actor.send({ type: 'discard.undone', place })}
      >
        {t('draft.undo')}
      </OfferButton>
    </Notice>
  );
}

type ExcerptProps = Pick<FoundDraft, 'content'> & Pick<DraftOfferProps, 'excerpt'>;

/** What a draft holds. */
function Excerpt({ content, excerpt = draftExcerpt }: ExcerptProps) {
  const { t } = useTranslation('parts');
  const text = excerpt(content);
  return (
    <chakra.span display="block" textStyle="small" color="fg.muted" wordBreak="break-word">
      {text === null ? t('draft.choices') : t('draft.excerpt', { text })}
    </chakra.span>
  );
}

interface OfferProps extends DraftOfferProps {
  readonly found: FoundDraft;
  /** Which of several it is. */
  readonly of: { readonly number: number; readonly count: number } | null;
}

function Offer({ actor, excerpt, found: { place, savedAt, content }, of }: OfferProps) {
  const { t } = useTranslation('parts');
  const { moment } = useDates();
  const isBusy = useContext(BusyFormContext);
  return (
    <Notice role="status">
      <chakra.span flex={1}>
        {savedAt === null
          ? t('draft.before')
          : t(unansweredIn(content) === '' ? 'draft.found' : 'draft.unanswered', {
              time: moment(toMoment(new Date(savedAt))),
            })}
        {of === null ? null : t('draft.of', of)}
        <Excerpt content={content} excerpt={excerpt} />
      </chakra.span>
      <OfferButton disabled={isBusy} onClick={() => actor.send({ type: 'draft.restored', place })}>
        {t('draft.restore')}
      </OfferButton>
      <OfferButton
        kind="quiet"
        disabled={isBusy}
        onClick={() => actor.send({ type: 'draft.discarded', place })}
      >
        {t('draft.discard')}
      </OfferButton>
    </Notice>
  );
}
