import { runCommand } from './runCommand.ts';

const { code, out, err } = await runCommand(process.argv.slice(2));
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
