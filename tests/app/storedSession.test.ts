// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { storedSession } from '../../src/app/world/storedSession';
import { stored } from '../../src/services/storage';
import { sampleTeacher } from '../../src/machines/shell/navigationGuard.paths';

beforeEach(() => {
  localStorage.clear();
  stored.teacherInfo.write(sampleTeacher);
});

it('is that of the person to whom the token belongs', () => {
  stored.token.write(sampleTeacher.user_token);
  expect(storedSession()).toMatchObject({ token: sampleTeacher.user_token, info: sampleTeacher });
});

it('is none while another tab logs somebody else in', () => {
  stored.token.write('second');
  expect(storedSession()).toBeNull();
});
