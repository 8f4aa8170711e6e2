/** The photos of a profile's form while it is being filled in: checked and made smaller one after another. */
import type { PreparedPhoto } from "./photo-prepare.ts";

/** How large and how many, and what is said of more; `{file}` in `tooLarge` becomes the file's name. */
export type ShelfRule = { max: number; maxBytes: number; tooMany: string; tooLarge: string };
export type ShelfRules = { profile: ShelfRule; gallery: ShelfRule };

/** A photo just chosen. `file` is what will be sent; null while it is being prepared. */
export type ChosenPhoto = { id: string; name: string; size: number; file: File | null; previewUrl: string | null };
/** A photo of the profile as it stands. */
export type KeptPhoto = { path: string; previewUrl: string };

export type PhotoState = {
  /** The one chosen now; it replaces `keptProfile`. */
  profile: ChosenPhoto | null;
  keptProfile: KeptPhoto | null;
  kept: readonly KeptPhoto[];
  gallery: readonly ChosenPhoto[];
  profileError: string;
  galleryError: string;
};

/** What of the browser the shelf goes by; tests have their own. */
export type ShelfTools = {
  /** Smaller where that can be done; `ok: false` with the reason for what is no photo that can be sent. */
  prepare: (file: File) => Promise<PreparedPhoto>;
  urlOf: (file: File) => string;
  freeUrl: (url: string) => void;
};

/** Tells `listener` of every change; `state` is a new object each time. */
export class PhotoShelf {
  state: PhotoState;
  private readonly before: { keptProfile: KeptPhoto | null; kept: readonly KeptPhoto[] };
  private readonly tools: ShelfTools;
  private readonly rules: ShelfRules;
  private readonly listeners = new Set<() => void>();
  private work: Promise<void> = Promise.resolve();
  private lastId = 0;

  constructor(
    tools: ShelfTools,
    rules: ShelfRules,
    keptProfile: KeptPhoto | null = null,
    kept: readonly KeptPhoto[] = [],
  ) {
    this.tools = tools;
    this.rules = rules;
    this.before = { keptProfile, kept };
    this.state = { profile: null, keptProfile, kept, gallery: [], profileError: "", galleryError: "" };
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  read = () => this.state;

  /** Settles once every chosen photo is ready to be sent. */
  settled = (): Promise<void> => this.work;
  get preparing(): boolean {
    return [this.state.profile, ...this.state.gallery].some((photo) => photo !== null && !photo.file);
  }
  get changed(): boolean {
    const { profile, keptProfile, gallery, kept } = this.state;
    return (
      profile !== null ||
      keptProfile !== this.before.keptProfile ||
      gallery.length > 0 ||
      kept.length !== this.before.kept.length
    );
  }
  /** Names of the photos chosen now, for the draft. */
  get names(): string[] {
    return [this.state.profile, ...this.state.gallery].flatMap((photo) => (photo ? [photo.name] : []));
  }

  /** Chooses the profile photo. Gives the message when it cannot be taken. */
  setProfile(file: File): string {
    const { maxBytes, tooLarge } = this.rules.profile;
    if (file.size >= maxBytes) return this.fail("profileError", tooLarge.replace("{file}", file.name));
    if (this.state.profile) this.free(this.state.profile);
    const photo = this.chosen(file);
    this.set({ profile: photo, profileError: "" });
    this.enqueue(photo, file, "profileError");
    return "";
  }

  /** Adds to the gallery as many as fit. Gives the message when some were left out. */
  addGallery(files: readonly File[]): string {
    const { max, maxBytes, tooMany, tooLarge } = this.rules.gallery;
    const small = files.filter((file) => file.size < maxBytes);
    const large = files.find((file) => file.size >= maxBytes);
    const room = max - this.state.kept.length - this.state.gallery.length;
    const message = small.length > room ? tooMany : large ? tooLarge.replace("{file}", large.name) : "";
    const added = small.slice(0, Math.max(0, room)).map((file) => ({ file, photo: this.chosen(file) }));
    this.set({ gallery: [...this.state.gallery, ...added.map(({ photo }) => photo)], galleryError: message });
    for (const { file, photo } of added) this.enqueue(photo, file, "galleryError");
    return message;
  }

  /** Removes a chosen photo by its id, or a kept one by its path. */
  remove(id: string): void {
    const { profile, keptProfile, gallery, kept } = this.state;
    for (const photo of [profile, ...gallery]) if (photo?.id === id) this.free(photo);
    if (profile?.id === id) this.set({ profile: null, profileError: "" });
    else if (keptProfile?.path === id) this.set({ keptProfile: null, profileError: "" });
    else
      this.set({
        gallery: gallery.filter((photo) => photo.id !== id),
        kept: kept.filter(({ path }) => path !== id),
        galleryError: "",
      });
  }

  /** Says what is wrong below one of the two. @returns the message, for the form */
  fail(field: "profileError" | "galleryError", message: string): string {
    this.set({ [field]: message });
    return message;
  }

  private chosen(file: File): ChosenPhoto {
    return { id: `photo-${++this.lastId}`, name: file.name, size: file.size, file: null, previewUrl: null };
  }

  /** One at a time: a phone cannot hold ten decoded photos at once. */
  private enqueue(photo: ChosenPhoto, original: File, field: "profileError" | "galleryError"): void {
    this.work = this.work.then(async () => {
      if (!this.has(photo.id)) return;
      const prepared = await this.tools.prepare(original);
      if (!this.has(photo.id)) return;
      if (!prepared.ok) {
        this.remove(photo.id);
        this.fail(field, prepared.message);
        return;
      }
      const ready = {
        ...photo,
        name: prepared.file.name,
        size: prepared.file.size,
        file: prepared.file,
        previewUrl: this.tools.urlOf(prepared.file),
      };
      const { profile, gallery } = this.state;
      this.set({
        profile: profile?.id === photo.id ? ready : profile,
        gallery: gallery.map((other) => (other.id === photo.id ? ready : other)),
      });
    });
  }

  private has(id: string): boolean {
    return this.state.profile?.id === id || this.state.gallery.some((photo) => photo.id === id);
  }
  private free(photo: ChosenPhoto): void {
    if (photo.previewUrl) this.tools.freeUrl(photo.previewUrl);
  }
  private set(change: Partial<PhotoState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
