import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** `EXT4_IOC_SHUTDOWN` with `NOLOGFLUSH`: what isn't on the disk at this moment is lost. */
const SHUT_DOWN = `open(my $f, "<", $ARGV[0]) or die $!; my $flag = pack("L", 2);
ioctl($f, 0x8004587d, $flag) or die $!;`;

/** A small separate disk, for tests that fill it or cut its power. Needs root on Linux. */
export interface Volume {
  folder: string;
  remove(): Promise<void>;
}

/**
 * Mounts a small disk in memory.
 * @returns undefined if mounting isn't permitted.
 */
export async function smallVolume(megabytes: number): Promise<Volume | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "volume-"));
  const mounted = await succeeds("mount", [
    "-t",
    "tmpfs",
    "-o",
    `size=${megabytes}m`,
    "tmpfs",
    folder,
  ]);
  if (!mounted) return undefined;
  return { folder, remove: () => unmount(folder) };
}

/** A volume whose power can be cut: an ext4 file system on a loop device. */
export interface CuttableVolume extends Volume {
  /** Stops all writes to the disk. Kill every process that uses it before `comeBack`. */
  cut(): Promise<void>;
  /** Mounts the disk as the cut left it, after the file system's own recovery. */
  comeBack(): Promise<void>;
}

/**
 * Mounts an ext4 disk from a file.
 * @returns undefined if mounting isn't permitted.
 */
export async function cuttableVolume(megabytes: number): Promise<CuttableVolume | undefined> {
  const testFolder = await mkdtemp(join(tmpdir(), "power-"));
  const [image, folder] = [join(testFolder, "disk.img"), join(testFolder, "disk")];
  await run("mkdir", [folder]);
  // PostgreSQL runs as a different user.
  await run("chmod", ["0711", testFolder]);
  await run("truncate", ["-s", `${megabytes}M`, image]);
  const mount = () => succeeds("mount", ["-o", "loop", image, folder]);
  if (!(await succeeds("mkfs.ext4", ["-q", "-F", image])) || !(await mount())) {
    await rm(testFolder, { recursive: true });
    return undefined;
  }
  return {
    folder,
    cut: async () => {
      await run("perl", ["-e", SHUT_DOWN, folder]);
    },
    comeBack: async () => {
      await run("umount", [folder]);
      if (!(await mount())) throw new Error("The disk did not come back.");
    },
    remove: async () => {
      await unmount(folder);
      await rm(testFolder, { recursive: true, force: true });
    },
  };
}

async function unmount(folder: string): Promise<void> {
  await succeeds("umount", ["-l", folder]);
  await rm(folder, { recursive: true, force: true });
}

async function succeeds(program: string, args: string[]): Promise<boolean> {
  return run(program, args).then(
    () => true,
    () => false,
  );
}
