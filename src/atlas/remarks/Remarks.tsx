import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Download, MessageSquarePlus, Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/parts/Button';
import { Field } from '../../ui/parts/Field';
import { Form } from '../../ui/parts/Form';
import { FileButton } from '../../ui/parts/FileButton';
import { TextArea } from '../../ui/parts/TextArea';
import { TextInput } from '../../ui/parts/TextInput';
import { aboutOf } from './about';
import { keptRemarks, stamped } from './kept';
import { remarksFile } from './remark';
import { RemarkItem, type RemarkItemProps } from './RemarkItem';
import {
  selectIsUnreadable,
  selectAttempts,
  selectName,
  selectRemarks,
  selectText,
} from './remarks';

interface RemarksProps extends Omit<RemarkItemProps, 'remark'> {
  /** The state or transition that one looks at; null for the whole chart, which lists all. */
  readonly about: string | null;
}

/** What has been remarked on a chart, or on a state or transition of it, and what one adds. */
export function Remarks({ about, ...props }: RemarksProps) {
  const { t } = useTranslation('atlas');
  const actor = keptRemarks();
  const all = useSelector(actor, selectRemarks);
  const text = useSelector(actor, selectText);
  const by = useSelector(actor, selectName);
  const attempts = useSelector(actor, selectAttempts);
  const isUnreadable = useSelector(actor, selectIsUnreadable);
  const { chart } = props.diagram;
  const ofChart = all.filter((one) => one.chart === chart);
  const shown = ofChart.filter((one) => about === null || one.about === about);
  const after = props.signatures.length;
  const place = aboutOf(about, props.diagram, props.names);
  const missing = (typed: string, reason: 'remarks.textMissing' | 'remarks.nameMissing') =>
    attempts > 0 && typed.trim() === '' ? t(reason) : undefined;
  const add = () => {
    actor.send({ type: 'remark.added', ...stamped(), chart, about, after });
  };
  return (
    <chakra.section mt={4} pt={3} borderTopWidth="1px" display="grid" gap={3}>
      <chakra.h2 fontWeight="medium">{t('remarks.title')}</chakra.h2>
      {shown.length === 0 ? (
        <chakra.p textStyle="small" color="fg.muted">
          {t(about === null ? 'remarks.noneOfChart' : 'remarks.none')}
        </chakra.p>
      ) : (
        <chakra.ul display="grid" gap={3}>
          {shown.map((remark) => (
            <RemarkItem key={remark.id} remark={remark} {...props} />
          ))}
        </chakra.ul>
      )}
      <Form
        label={t('remarks.title')}
        attempts={attempts}
        onSubmit={add}
        actions={
          <Button type="submit" size="small" icon={MessageSquarePlus}>
            {t('remarks.add')}
          </Button>
        }
      >
        <Field
          label={t(`remarks.on.${place?.kind ?? 'chart'}`, {
            name: place?.name ?? props.names.chart,
          })}
          error={missing(text, 'remarks.textMissing')}
          wide
        >
          <TextArea
            rows={2}
            value={text}
            onChange={(typed) => actor.send({ type: 'remark.typed', text: typed })}
          />
        </Field>
        <Field label={t('remarks.name')} error={missing(by, 'remarks.nameMissing')} wide>
          <TextInput
            value={by}
            autoComplete="name"
            onChange={(typed) => actor.send({ type: 'name.typed', by: typed })}
          />
        </Field>
      </Form>
      <chakra.div display="flex" flexWrap="wrap" gap={2}>
        <Button
          size="small"
          icon={Download}
          disabled={ofChart.length === 0}
          onClick={() =>
            actor.send({
              type: 'file.requested',
              name: `${chart}.remarks.json`,
              text: remarksFile(ofChart),
            })
          }
        >
          {t('remarks.save')}
        </Button>
        <FileButton
          verb={t('remarks.open')}
          icon={Upload}
          types={['application/json', '.json']}
          onFiles={([file]) => file && actor.send({ type: 'file.chosen', file })}
        />
      </chakra.div>
      {isUnreadable ? (
        <chakra.p role="alert" color="danger.fg">
          {t('remarks.unreadable')}
        </chakra.p>
      ) : null}
      <chakra.p textStyle="small" color="fg.muted">
        {t('remarks.why')}
      </chakra.p>
    </chakra.section>
  );
}
