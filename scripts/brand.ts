import { lineOf } from './brands/problem.ts';
import { makeBrand } from './brands/new-brand.ts';
import { checkBrands, folderName } from './brands/read-brands.ts';
import { writeBrands } from './write-brands.ts';

const usage = 'Use npm run brand -- new NAME, or npm run brand -- check [NAME].';

/** Makes the folder of a new brand, or checks the brands that are there; returns the exit code. */
async function run(command: string | undefined, id: string | undefined): Promise<number> {
  if (command === 'new' && id !== undefined) return make(id);
  if (command === 'check') return check(id);
  console.error(usage);
  return 1;
}

function make(id: string): number {
  if (!folderName.test(id)) {
    console.error(
      `Name the brand as tier1 names it, in capital letters and digits: npm run brand -- new ${id.toUpperCase().replaceAll(/[^A-Z\d_-]/g, '')}`,
    );
    return 1;
  }
  for (const file of makeBrand(id)) console.log(`made ${file}`);
  console.log(
    `Fill in what is marked, and add brands/${id}/illustration.svg if there is one. Then run npm run brand -- check ${id}. Until it passes, the portal is not built. Plans whose tier1 is ${id} get this brand.`,
  );
  return 0;
}

/** Checks one brand or all of them. If all pass, writes the portal's lists of brands. */
async function check(id: string | undefined): Promise<number> {
  const checked = await checkBrands();
  const selectedBrands = checked.filter((brand) => id === undefined || brand.id === id);
  if (selectedBrands.length === 0) {
    console.error(
      `There is no brands/${id}. There are ${checked.map((brand) => brand.id).join(', ')}.`,
    );
    return 1;
  }
  for (const { id: name, problems, notes } of selectedBrands) {
    for (const problem of problems) console.log(lineOf(problem));
    for (const note of notes) console.log(`Note: ${note}.`);
    console.log(
      problems.length === 0 ? `${name} is complete.` : `${name}: ${problems.length} to fix`,
    );
  }
  if (checked.every(({ problems }) => problems.length === 0)) await writeBrands();
  return selectedBrands.some(({ problems }) => problems.length > 0) ? 1 : 0;
}

const [, , command, id] = process.argv;
process.exitCode = await run(command, id);
