/** The text of src/ui/icons.svg. */
export declare function drawIcons(): Promise<string>;
