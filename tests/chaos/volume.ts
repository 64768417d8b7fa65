import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** `EXT4_IOC_SHUTDOWN` with `NOLOGFLUSH`: what is not on the disk at this moment is gone. */
const GO_DOWN = `open(my $f, "<", $ARGV[0]) or die $!; my $flag = pack("L", 2);
ioctl($f, 0x8004587d, $flag) or die $!;`;

/** A small disk of its own, for tests that fill it or cut its power. Needs root on Linux. */
export interface Volume {
  folder: string;
  remove(): Promise<void>;
}

/** @returns undefined where mounting is not permitted. */
export async function smallVolume(megabytes: number): Promise<Volume | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "volume-"));
  const mounted = await tries("mount", [
    "-t",
    "tmpfs",
    "-o",
    `size=${megabytes}m`,
    "tmpfs",
    folder,
  ]);
  if (!mounted) return undefined;
  return { folder, remove: () => unmounted(folder) };
}

/** A volume whose power can be cut: an ext4 file system on a loop device. */
export interface CuttableVolume extends Volume {
  /** Nothing more reaches the disk. Whoever uses it must be killed before it comes back. */
  cut(): Promise<void>;
  /** The disk as the cut left it, after the file system's own recovery. */
  comeBack(): Promise<void>;
}

/** @returns undefined where mounting is not permitted. */
export async function cuttableVolume(megabytes: number): Promise<CuttableVolume | undefined> {
  const home = await mkdtemp(join(tmpdir(), "power-"));
  const [image, folder] = [join(home, "disk.img"), join(home, "disk")];
  await run("mkdir", [folder]);
  // PostgreSQL runs as a user of its own.
  await run("chmod", ["0711", home]);
  await run("truncate", ["-s", `${megabytes}M`, image]);
  const mount = () => tries("mount", ["-o", "loop", image, folder]);
  if (!(await tries("mkfs.ext4", ["-q", "-F", image])) || !(await mount())) {
    await rm(home, { recursive: true });
    return undefined;
  }
  return {
    folder,
    cut: async () => {
      await run("perl", ["-e", GO_DOWN, folder]);
    },
    comeBack: async () => {
      await run("umount", [folder]);
      if (!(await mount())) throw new Error("The disk did not come back.");
    },
    remove: async () => {
      await unmounted(folder);
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function unmounted(folder: string): Promise<void> {
  await tries("umount", ["-l", folder]);
  await rm(folder, { recursive: true, force: true });
}

async function tries(program: string, args: string[]): Promise<boolean> {
  return run(program, args).then(
    () => true,
    () => false,
  );
}
