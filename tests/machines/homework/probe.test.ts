import { it } from 'vitest';
import { proveChart } from '/work/main/src/paths';
import { homeworkAssignment } from '/work/main/src/machines/homework/homeworkAssignment';
import { homeworkAssignmentPaths } from '/work/main/src/machines/homework/homeworkAssignment.paths';
it('x', () => {
  const t = Date.now();
  const proof = proveChart(homeworkAssignment, homeworkAssignmentPaths);
  console.log(Date.now()-t, proof.covered?.length, proof.missing, proof.unreachable, proof.truncated, proof.paths.length, proof.refused);
});
