import { Command } from 'commander';

const titles: Readonly<Record<string, string>> = {
  'Usage:': 'Вызов:',
  'Options:': 'Параметры:',
  'Commands:': 'Команды:',
  'Arguments:': 'Аргументы:',
};

/** Creates a command for those who run the shop: help in Russian, exit code 2 after a wrong call. */
export function russianCommand(name: string, description: string): Command {
  return framed(name, description, 'Справка')
    .helpOption('-h, --help', 'показать справку')
    .helpCommand('help [команда]', 'справка по команде')
    .configureHelp({ styleTitle: (title) => titles[title] ?? title });
}

/** Creates a command for developers, with help in English. */
export function englishCommand(name: string, description: string): Command {
  return framed(name, description, 'Help');
}

function framed(name: string, description: string, help: string): Command {
  return new Command(name)
    .description(description)
    .configureOutput({ outputError: (text, write) => write(`${text.trim()}\n${help}: ${name} help\n`) })
    .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));
}
