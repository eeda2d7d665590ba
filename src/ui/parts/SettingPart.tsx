import type { ReactNode } from 'react';
import { type DatedRecordActor, RecordOutdated } from './RecordOutdated';
import { type RecordActor, RecordView } from './RecordView';
import { Section } from './Section';

interface SettingPartProps<Answer> {
  /** A chart of what is set for somebody (`machines/parts/record/settings`). */
  readonly actor: RecordActor<Answer> & DatedRecordActor;
  readonly title: string;
  /** What failed: 'The trace mode could not be loaded'. */
  readonly failed: string;
  readonly maxWidth?: string;
  readonly children: (answer: Answer) => ReactNode;
}

/** What is set for somebody, as a section of a page. */
export function SettingPart<Answer>(props: SettingPartProps<Answer>) {
  const { actor, title, failed, maxWidth, children } = props;
  return (
    <RecordView<Answer> actor={actor} loading={title} rows={2} failed={failed}>
      {(answer) => (
        <Section title={title} mb={6} {...(maxWidth !== undefined && { maxWidth })}>
          <RecordOutdated actor={actor} />
          {children(answer)}
        </Section>
      )}
    </RecordView>
  );
}
