// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '../../../src/ui/parts/Button';
import { Field } from '../../../src/ui/parts/Field';
import { Form } from '../../../src/ui/parts/Form';
import { RadioGroup } from '../../../src/ui/parts/RadioGroup';
import { Select } from '../../../src/ui/parts/Select';
import { TextArea } from '../../../src/ui/parts/TextArea';
import { TextInput } from '../../../src/ui/parts/TextInput';
import { show } from './show';

const nothing = () => undefined;

/** What a screen reader adds to a control's name. */
const description = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id !== '')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('a label names its control, the reason describes it', () => {
  show(
    <Field label="Name" reason="Parents see it.">
      <TextInput value="" onChange={nothing} />
    </Field>,
  );
  const control = screen.getByLabelText('Name');
  expect(description(control)).toBe('Parents see it.');
  expect(control.getAttribute('aria-invalid')).toBeNull();
  expect(control.getAttribute('aria-required')).toBe('true');
});

test('an error makes the control invalid and describes it too', () => {
  show(
    <Field label="Mobile" reason="For the code." error="Two digits are missing.">
      <TextInput value="138" onChange={nothing} />
    </Field>,
  );
  const control = screen.getByLabelText('Mobile');
  expect(control.getAttribute('aria-invalid')).toBe('true');
  expect(description(control)).toBe('For the code. Two digits are missing.');
});

test('a required field bears a mark that is no part of its name', () => {
  const { container } = show(
    <Field label="Name">
      <TextInput value="" onChange={nothing} />
    </Field>,
  );
  const mark = container.querySelector('[data-required]');
  expect(mark?.textContent).toBe('*');
  expect(mark?.getAttribute('title')).toBe('Required');
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeTruthy();
});

test('an optional field says so and is not required', () => {
  show(
    <Field label="Note" optional>
      <TextArea value="" onChange={nothing} />
    </Field>,
    'zh',
  );
  expect(screen.getByLabelText(/Note/).getAttribute('aria-required')).toBeNull();
  expect(screen.getByText('选填')).toBeTruthy();
  expect(screen.queryByText('*')).toBeNull();
});

test('submitting in vain moves the focus to the first invalid control', () => {
  const form = (attempts: number) => (
    <Form label="Student" onSubmit={nothing} attempts={attempts}>
      <Field label="Name">
        <TextInput value="Li" onChange={nothing} />
      </Field>
      <Field label="Grade" error="Choose a grade.">
        <Select value="" onChange={nothing} options={[]} />
      </Field>
      <Field label="Account" error="Enter an account.">
        <TextInput value="" onChange={nothing} />
      </Field>
    </Form>
  );
  const { rerender } = show(form(0));
  expect(document.activeElement).toBe(document.body);
  rerender(form(1));
  expect(document.activeElement).toBe(screen.getByLabelText('Grade'));
});

test('an invalid choice takes the focus in its first button', () => {
  const choice = (attempts: number) => (
    <Form label="Reward" onSubmit={nothing} attempts={attempts}>
      <RadioGroup
        label="Mode"
        error="Choose one."
        value=""
        onChange={nothing}
        options={[
          { value: 'fixed', label: 'Fixed' },
          { value: 'random', label: 'Random' },
        ]}
      />
    </Form>
  );
  const { rerender } = show(choice(0));
  rerender(choice(1));
  expect(document.activeElement).toBe(screen.getByLabelText('Fixed'));
  expect(description(screen.getByRole('radiogroup'))).toBe('Choose one.');
});

test('a form is submitted once, and the browser does not leave the page', () => {
  const onSubmit = vi.fn();
  show(
    <Form label="Student" onSubmit={onSubmit} actions={<Button type="submit">Save</Button>}>
      <span />
    </Form>,
  );
  const left = fireEvent.submit(screen.getByRole('form'));
  expect(left).toBe(false);
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a busy or disabled button keeps its place and takes no press', () => {
  const onClick = vi.fn();
  show(
    <>
      <Button busy onClick={onClick}>
        Save
      </Button>
      <Button disabled onClick={onClick}>
        Send
      </Button>
    </>,
  );
  const [busy, disabled] = screen.getAllByRole('button');
  for (const button of [busy, disabled]) if (button) fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(busy?.getAttribute('aria-busy')).toBe('true');
  expect(busy?.textContent).toBe('Save');
  expect(disabled?.getAttribute('aria-disabled')).toBe('true');
  expect(disabled?.hasAttribute('disabled')).toBe(false);
});

test('a busy submit button submits nothing', () => {
  const onSubmit = vi.fn();
  show(
    <Form
      label="Student"
      onSubmit={onSubmit}
      actions={
        <Button type="submit" busy>
          Save
        </Button>
      }
    >
      <span />
    </Form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});
